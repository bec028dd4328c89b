import { Link as LinkIcon } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { MixedScriptText } from '../../kit/Prose.tsx'
import { parseLinks } from './important-links.ts'
import './class-page.css'

/** The Important Links of a class, opened in new tabs; nothing if there are none (R-CLASS-003, R-CLASS-047). */
export function ImportantLinks({ links }: { links: string }) {
  const parsedLinks = parseLinks(links)
  if (parsedLinks.length === 0) return null
  return (
    <div className="important">
      <h2>{m.classes_important_links()}</h2>
      <ul>
        {parsedLinks.map(({ label, address }) => (
          <li key={label + address}>
            <LinkIcon className="icon icon-s" aria-hidden />
            {address ? (
              <a href={address} target="_blank" rel="noopener nofollow noreferrer">
                <MixedScriptText text={label} />
              </a>
            ) : (
              <span>
                <MixedScriptText text={label} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
