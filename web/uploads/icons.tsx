import type { ReactNode } from 'react'

// copied from Lucide: an icon that the landing page has too, such as Pause, would bring a shared chunk of 12 KB with it there
const icon = (paths: ReactNode, className = 'icon') => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {paths}
  </svg>
)

export const pauseIcon = icon(<path d="M8 5v14M16 5v14" />)
export const continueIcon = icon(<path d="m7 4 13 8-13 8z" />)
export const removeIcon = icon(<path d="M18 6 6 18M6 6l12 12" />)
export const openIcon = icon(<path d="m18 15-6-6-6 6" />)
export const closeIcon = icon(<path d="m6 9 6 6 6-6" />)
export const chooseIcon = icon(
  <path d="M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M12 18v-6m-3 3 3-3 3 3" />,
)
export const uploadIcon = icon(
  <path d="M12 13v8m-4-4 4-4 4 4M4 14.9A7 7 0 1 1 15.7 8h1.8a4.5 4.5 0 0 1 2.5 8.2" />,
)
export const completeIcon = icon(
  <path d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM8.5 12.5l2.5 2.5 5-5.5" />,
  'icon upload-icon-complete',
)
export const problemIcon = icon(
  <path d="M12 3 2 20h20zM12 9v5m0 3v.01" />,
  'icon upload-icon-problem',
)
