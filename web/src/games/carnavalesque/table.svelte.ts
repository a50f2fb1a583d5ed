/** What all parts of a table of Carnavalesque share. */
import { Desk, findDesk } from "../../lib/table/desk.svelte";
import type { CarnavalesqueOutlook, CarnavalesquePrinted, CarnavalesqueView } from "./wire";

export class CarnavalesqueDesk extends Desk<
  CarnavalesqueView,
  CarnavalesquePrinted,
  CarnavalesqueOutlook | null
> {}

export const findCarnavalesque = findDesk<CarnavalesqueDesk>;
