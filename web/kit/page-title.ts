import { useEffect, useLayoutEffect } from 'react'

let siteName = ''
let pageTitle = ''

function updateDocumentTitle() {
  document.title = [pageTitle, siteName].filter(Boolean).join(' · ')
}

/** Sets the site name, the last part of every document title. */
export function setSiteName(name: string) {
  siteName = name
  updateDocumentTitle()
}

/** The name of the school, '' before the settings have loaded. */
export const currentSiteName = () => siteName

/** Sets the document title to that of the route; before the effects of its screen, whose data may be there already. */
export function useRouteTitle(title: string) {
  useLayoutEffect(() => {
    pageTitle = title
    updateDocumentTitle()
  }, [title])
}

/** Sets the document title: 'Classes · Lisan'. A screen may set it again when its data has loaded. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return
    pageTitle = title
    updateDocumentTitle()
  }, [title])
}
