/** Shows the beginning of what has become another page under the same address, to the eye and to a screen reader. */
export function scrollToTop() {
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}
