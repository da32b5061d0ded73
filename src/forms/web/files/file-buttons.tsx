import { useRef } from 'react'
import { HEIC_ENDINGS } from '#documents/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconCamera, IconUpload } from '#platform/ui/icons.ts'
import styles from './files.module.css'

/**
 * Chooses a file, or takes a picture on a phone. The camera comes first there, because the file is usually a
 * paper document.
 */
export function FileButtons(props: {
  id?: string
  accept: readonly string[]
  multiple?: boolean
  labels: { choose: string; take: string }
  /** The primary action on the page. */
  primary?: boolean
  describedBy?: string
  invalid?: boolean
  onFiles: (files: File[]) => void
}) {
  const { id, accept, multiple, labels, primary, describedBy, invalid, onFiles } = props
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const takesPictures = accept.includes('image/jpeg')
  const common = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    'aria-hidden': true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const files = [...(event.target.files ?? [])]
      // The same file can be chosen again after an error.
      event.target.value = ''
      if (files.length > 0) onFiles(files)
    },
  } as const
  return (
    <div className={cx(styles.buttons, takesPictures && styles.withCamera)}>
      <input
        ref={chooser}
        accept={[...accept, ...(accept.includes('image/jpeg') ? HEIC_ENDINGS : [])].join(',')}
        multiple={multiple}
        {...common}
      />
      {takesPictures && (
        <>
          <input ref={camera} accept="image/*" capture="environment" {...common} />
          <Button
            className={styles.take}
            variant={primary ? 'primary' : 'default'}
            size={primary ? 52 : 40}
            icon={<IconCamera />}
            onClick={() => camera.current?.click()}
          >
            {labels.take}
          </Button>
        </>
      )}
      <Button
        id={id}
        className={styles.choose}
        variant={primary ? 'primary' : 'default'}
        icon={<IconUpload />}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onClick={() => chooser.current?.click()}
      >
        {labels.choose}
      </Button>
    </div>
  )
}
