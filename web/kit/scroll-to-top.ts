/** Shows the beginning of the page and moves the focus there, as a navigation to another page does. */
export function scrollToTop() {
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Shows the beginning of a list: of the tab that contains it, or of the page. */
export function scrollToListTop() {
  const tabPanel = document.querySelector('[role=tabpanel]')
  if (tabPanel) tabPanel.scrollIntoView()
  else scrollToTop()
}
