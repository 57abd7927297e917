// Sets theme and place before the first paint, and shows the first answer of a game's page as soon as it has been read; a file of its own
// because strict content policies refuse inline scripts.
try {
  const theme = localStorage.getItem('oddsmith:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off: the system theme it is.
}
document.documentElement.dataset.place = /^#?\/?$/.test(location.hash) ? 'home' : 'page';

/** Only where the page will open with this battle: with none in its link, and none kept of an earlier visit. */
function showFirst() {
  const [, game, mode, code = ''] = location.hash.split('/');
  let kept = '';
  let language = new URLSearchParams(location.search).get('lang');
  try {
    kept = localStorage.getItem('oddsmith:visits') ?? '';
    language ??= localStorage.getItem('oddsmith:language');
  } catch {
    // Then nothing was kept.
  }
  const isFresh = code === '' && !kept.includes(`"${game}/`);
  for (const first of document.querySelectorAll('[data-first]'))
    first.hidden = !isFresh || first.dataset.first !== `${game}/${mode}` || first.lang !== (language ?? 'en');
}
// When all of the page has been read, and no script of it has come yet.
document.addEventListener('readystatechange', showFirst);
addEventListener('hashchange', showFirst);
