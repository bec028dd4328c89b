import { useEffect } from 'react'

let site = ''
let page = ''

function write() {
  document.title = [page, site].filter(Boolean).join(' · ')
}

/** The name that ends every title. */
export function titleSite(name: string) {
  site = name
  write()
}

/** Names the document: 'Classes · Lisan'. A screen may say it again when it knows more, a class's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return
    page = title
    write()
  }, [title])
}
