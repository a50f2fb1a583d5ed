/** What `web/texts.ts` makes of the texts of the Python package. */
declare module "virtual:texts" {
  const texts: Record<string, () => Promise<string>>;
  export default texts;
}
