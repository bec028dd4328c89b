import { Prose } from '../../kit/Prose.tsx'

/** The text of a message with its line breaks, spaces and empty lines, its URLs as links. */
export function MessageBody({ text }: { text: string }) {
  const blocks = text.replace(/\r\n?/g, '\n').split(/\n(?:[^\S\n]*\n)+/)
  return (
    <div className="grid gap-4">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered
        <Prose key={index} text={block} links className="max-w-none gap-0 whitespace-pre-wrap" />
      ))}
    </div>
  )
}
