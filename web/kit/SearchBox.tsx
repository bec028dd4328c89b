import { Search } from 'lucide-react'

type SearchBoxProps = {
  /** What is searched, read out; the placeholder when none is given. */
  label?: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** A field to look for something in the list below. */
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
