import { Search } from 'lucide-react'
import { useRef } from 'react'
import { ArabicKeyboardButton } from './arabic-keyboard/ArabicKeyboardButton.tsx'
import { useSearchMarks } from './use-search-marks.ts'

type SearchBoxProps = {
  /** The accessible name; the placeholder by default. */
  label?: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** A search field for the list below, in which it marks what is found, with an Arabic keyboard (R-ARABIC-001, R-ARABIC-009). */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  useSearchMarks(field, value)
  return (
    <div className="search-box">
      <Search className="icon" aria-hidden />
      <input
        ref={field}
        className="input"
        type="search"
        dir="auto"
        aria-label={label ?? placeholder}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <ArabicKeyboardButton field={field} />
    </div>
  )
}
