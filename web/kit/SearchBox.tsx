import { Search } from 'lucide-react'

type SearchBoxProps = {
  /** The accessible name; the placeholder by default. */
  label?: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** A search field for the list below. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  return (
    <div className="search-box">
      <Search className="icon" aria-hidden />
      <input
        className="input"
        type="search"
        dir="auto"
        aria-label={label ?? placeholder}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
