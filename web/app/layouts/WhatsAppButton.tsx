import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSiteSettings } from '../site-settings.tsx'

const SCROLL_THRESHOLD_PX = 8

/** True while the page is scrolled down, false after scrolling up. */
function useScrollingDown() {
  const [isScrollingDown, setScrollingDown] = useState(false)
  useEffect(() => {
    // read at the first scroll event, because reading it on mount would force a layout
    let lastY: number | undefined
    const handleScroll = () => {
      lastY ??= scrollY
      if (Math.abs(scrollY - lastY) < SCROLL_THRESHOLD_PX) return
      setScrollingDown(scrollY > lastY && scrollY > 0)
      lastY = scrollY
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => removeEventListener('scroll', handleScroll)
  }, [])
  return isScrollingDown
}

/** A link to a WhatsApp chat with the school, if the settings have a number. */
export function WhatsAppButton() {
  const { whatsapp } = useSiteSettings()
  return whatsapp ? <ChatLink number={whatsapp} /> : null
}

function ChatLink({ number }: { number: string }) {
  const isScrollingDown = useScrollingDown()
  return (
    <a
      className="whatsapp-button"
      data-away={isScrollingDown || undefined}
      href={`https://wa.me/${number.replace(/\D/g, '')}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle className="icon" aria-hidden />
      <span className="sr-only">Chat on WhatsApp</span>
    </a>
  )
}
