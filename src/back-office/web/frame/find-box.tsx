import { useRef, useState } from 'react'
import { TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'
import { useKeyList } from './key-list.ts'
import { KEYWORD_MAX } from './list-place.ts'
import { useHotkeys } from './use-hotkeys.ts'
import styles from './list.module.css'

type FindBoxProps = {
  label: string
  placeholder: string
  keyword: string
  onFind: (keyword: string) => void
}

/** A keyword, submitted with Enter; `/` focuses it. The address takes precedence: another keyword there resets the field. */
export function FindBox(props: FindBoxProps) {
  return <Box key={props.keyword} {...props} />
}

function Box({ label, placeholder, keyword, onFind }: FindBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(keyword)
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  useKeyList([{ sign: '/', text: t('keyFind') }])
  useHotkeys({ '/': () => form.current?.querySelector('input')?.select() })
  return (
    <form
      ref={form}
      role="search"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <TextField
        label={label}
        hideLabel
        type="search"
        maxLength={KEYWORD_MAX}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        start={<IconSearch size={18} />}
        end={<kbd aria-hidden="true">/</kbd>}
      />
    </form>
  )
}
