/** Which page is shown: the path of the address, without a reload between two of them. */

export const route = $state({ path: location.pathname, hash: location.hash, arrived: "" });
let onTheWay = false;

function look(): void {
  onTheWay ||= route.path !== location.pathname;
  route.path = location.pathname;
  route.hash = location.hash;
}

/** Return the name of the place on its page that a fragment of an address means; "" where it means none. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ""; // such as `#%`, which somebody typed
  }
}

/** Go to another page of this house. */
export function go(to: string): void {
  history.pushState(null, "", to);
  look();
  window.scrollTo(0, 0);
}

/** Say what the page is that a link led to: no reload tells those who cannot see it. */
export function arriveAt(title: string): void {
  if (onTheWay) route.arrived = title;
  onTheWay = false;
}

/** Drop the fragment of the address: it may hold the secret of a seat. */
export function dropHash(): void {
  history.replaceState(null, "", location.pathname);
  look();
}

/** Stay on this page, whose address now says more. */
export function stayAt(address: string): void {
  history.replaceState(null, "", address);
}

/** Follow links to pages of this house without a reload. */
export function followLinks(): void {
  addEventListener("popstate", look);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
