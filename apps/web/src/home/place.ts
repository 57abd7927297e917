// Whether the address is the start page, which stands in index.html, or one the app draws.

export function isHome(): boolean {
  return /^#?\/?$/.test(location.hash);
}

export function showPlace(): void {
  document.documentElement.dataset.place = isHome() ? 'home' : 'page';
}
