import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Theme = { isDark: boolean; toggle: () => void }

// index.html has decided before the first paint, from this same key or the system's preference
const isInitiallyDark = () => document.documentElement.dataset.theme === 'dark'

/** Light or dark, kept as `theme-storage` once it was chosen. */
export const useTheme = create<Theme>()(
  persist(
    (set) => ({
      isDark: isInitiallyDark(),
      toggle: () => set(({ isDark }) => ({ isDark: !isDark })),
    }),
    {
      name: 'theme-storage',
      partialize: ({ isDark }) => ({ isDark }),
    },
  ),
)

useTheme.subscribe(({ isDark }) => {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  // the phone's own bar, in the paper of the theme
  const themeColorMeta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (themeColorMeta) themeColorMeta.content = isDark ? '#0e1719' : '#fcfaf6'
})
