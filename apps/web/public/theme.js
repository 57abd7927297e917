// Sets theme and place before the first paint; a file of its own because strict content policies refuse inline scripts.
try {
  const theme = localStorage.getItem('oddsmith:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off: the system theme it is.
}
document.documentElement.dataset.place = /^#?\/?$/.test(location.hash) ? 'home' : 'page';
