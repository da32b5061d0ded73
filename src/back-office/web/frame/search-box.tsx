import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'

/** A word to look for; sent with Enter or the button. Give it `key={keyword}`, so that the address rules. */
export function SearchBox(props: { label: string; keyword: string; onSearch: (keyword: string) => void }) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  const [keyword, setKeyword] = useState(props.keyword)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSearch(keyword.trim())
      }}
    >
      <Row gap={8} align="end" nowrap>
        <TextField
          label={props.label}
          type="search"
          maxLength={80}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Button type="submit">{t('search')}</Button>
      </Row>
    </form>
  )
}
