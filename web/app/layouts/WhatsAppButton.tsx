import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSite } from '../site.ts'

const ENOUGH_PX = 8

/** True while the page is being scrolled down, false again on the way up. */
function useScrollingDown() {
  const [down, setDown] = useState(false)
  useEffect(() => {
    // asked for at the first scroll: to ask now would lay the page out before it is whole
    let last: number | undefined
    const look = () => {
      last ??= scrollY
      if (Math.abs(scrollY - last) < ENOUGH_PX) return
      setDown(scrollY > last && scrollY > 0)
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return down
}

/** A chat with the school, wherever one is; only when the settings give a number. */
export function WhatsAppButton() {
  const { whatsapp } = useSite()
  return whatsapp ? <Chat number={whatsapp} /> : null
}

function Chat({ number }: { number: string }) {
  const away = useScrollingDown()
  return (
    <a
      className="fab"
      data-away={away || undefined}
      href={`https://wa.me/${number.replace(/\D/g, '')}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle className="icon" aria-hidden />
      <span className="sr-only">Chat on WhatsApp</span>
    </a>
  )
}
