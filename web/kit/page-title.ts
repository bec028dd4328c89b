import { useEffect } from 'react'

let siteName = ''
let pageTitle = ''

function updateDocumentTitle() {
  document.title = [pageTitle, siteName].filter(Boolean).join(' · ')
}

/** The name that ends every title. */
export function setSiteName(name: string) {
  siteName = name
  updateDocumentTitle()
}

/** Names the document: 'Classes · Lisan'. A screen may say it again when it knows more, a class's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return
    pageTitle = title
    updateDocumentTitle()
  }, [title])
}
