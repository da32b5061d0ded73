import { Button } from '#platform/ui/button.tsx'
import { IconCheck, IconCopy } from '#platform/ui/icons.ts'
import { useCopied } from '#platform/ui/use-copied.ts'
import { useText } from '#platform/web/text.ts'
import type { buildOnItText } from './build-on-it.text.ts'
import styles from './build-on-it.module.css'

/** A sample as it stands, to be copied. Long lines scroll; the keyboard reaches them. */
export function CodeSample({ kind, text }: { kind: 'sh' | 'js'; text: string }) {
  const t = useText<typeof buildOnItText>('build-on-it')
  const { copied, copy } = useCopied(text)
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.sampleHead}>
        {t(`sample_${kind}`)}
        <Button size={32} icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.code} tabIndex={0} lang="en">
        <code>{text}</code>
      </pre>
    </figure>
  )
}
