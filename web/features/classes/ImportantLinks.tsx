import { Link as LinkIcon } from 'lucide-react'
import { Mixed } from '../../kit/Prose.tsx'
import { readLinks } from './important-links.ts'
import './class-page.css'

/** The Important Links of a class, each in a tab of its own; nothing when there are none (student-area §2). */
export function ImportantLinks({ links }: { links: string }) {
  const list = readLinks(links)
  if (list.length === 0) return null
  return (
    <div className="important">
      <h2>Important Links</h2>
      <ul>
        {list.map(({ label, address }) => (
          <li key={label + address}>
            <LinkIcon className="icon icon-s" aria-hidden />
            {address ? (
              <a href={address} target="_blank" rel="noopener nofollow noreferrer">
                <Mixed text={label} />
              </a>
            ) : (
              <span>
                <Mixed text={label} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
