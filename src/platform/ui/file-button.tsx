import { useRef } from 'react'
import { Button } from './button.tsx'
import { IconUpload } from './icons.ts'

/** Tables, as people save them. */
const KINDS = '.csv,.txt,.tsv,.xlsx'

/** A button that lets choose tables. */
export function FileButton(props: {
  variant?: 'primary'
  reason?: string | undefined
  multiple?: boolean
  label?: string
  onFiles: (files: readonly File[]) => void
  children: string
}) {
  const { variant, reason, multiple, label, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <span>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        icon={<IconUpload size={18} />}
        {...(variant && { variant })}
        {...(reason && { reason })}
        {...(label && { 'aria-label': label })}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </span>
  )
}
