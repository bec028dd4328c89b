import { Moon, Sun } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { afterNextPaint } from './after-next-paint.ts'
import { IconButton } from './IconButton.tsx'
import { useTheme } from './theme.ts'

/** Toggles between the light and the dark theme. */
export function ThemeToggle() {
  const { isDark, toggle } = useTheme()
  const Icon = isDark ? Sun : Moon
  return (
    <IconButton
      label={isDark ? m.kit_switch_light_theme() : m.kit_switch_dark_theme()}
      icon={<Icon className="icon" aria-hidden />}
      // the pressed button is painted before the whole page changes its colours
      onClick={() => afterNextPaint(toggle)}
    />
  )
}
