import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSiteSettings } from '../site-settings.tsx'

const SCROLL_THRESHOLD_PX = 8

/** True while the page is being scrolled down, false again on the way up. */
function useScrollingDown() {
  const [isScrollingDown, setScrollingDown] = useState(false)
  useEffect(() => {
    // asked for at the first scroll: to ask now would lay the page out before it is whole
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

/** A chat with the school, wherever one is; only when the settings give a number. */
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
