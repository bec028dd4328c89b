import { useEffect, useLayoutEffect } from 'react'

let siteName = ''
let pageTitle = ''

function updateDocumentTitle() {
  const parts = [pageTitle, siteName].filter(Boolean)
  // a name in Latin letters would change the order of the parts (R-LANG-007)
  const isolated = document.dir === 'rtl' ? parts.map((it) => `\u2068${it}\u2069`) : parts
  document.title = isolated.join(' · ')
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
