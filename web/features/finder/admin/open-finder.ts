let opener = () => {}

/** Sets the function that opens the finder; called by the component that shows it. */
export function setFinderOpener(open: () => void): void {
  opener = open
}

/** Opens the finder. */
export function openFinder(): void {
  opener()
}
