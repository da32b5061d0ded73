import { useState } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { Row } from './layout.tsx'

/** One field and its button; `onSearch` gets what was typed, without the spaces around it. */
export function SearchForm({
  label,
  submit,
  keyword,
  onSearch,
  className,
}: {
  label: string
  submit: string
  /** What the field begins with. */
  keyword: string
  onSearch: (keyword: string) => void
  className?: string | undefined
}) {
  const [typed, setTyped] = useState(keyword)
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Row gap={8} align="end">
        <TextField
          label={label}
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{submit}</Button>
      </Row>
    </form>
  )
}
