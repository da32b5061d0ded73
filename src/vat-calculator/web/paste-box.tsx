import { useState } from 'react'
import { formatNumber, LOCALES } from '#platform/shared/format-number.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { COLUMNS, MOST_LINES } from '../columns.ts'
import { HEADINGS } from '../headings.ts'
import { type Pasted, parsePasted } from '../parse-pasted.ts'
import type { calculatorText } from './calculator.text.ts'
import type { Draft } from './draft.ts'

/** Columns that are listed where no heading was recognised: the others hardly ever follow. */
const NAMED = 11

/** Where a table is pasted; reports what of it was understood. */
export function PasteBox({ onLines, onExample }: { onLines(lines: Draft[]): void; onExample(): void }) {
  const lang = useLang()
  const t = useText<typeof calculatorText>('calculator')
  const { text, setText, pasted, setPasted, missing, setMissing, takeOver } = usePaste(onLines)
  return (
    <Stack gap={12}>
      <TextAreaField
        label={t('paste')}
        hideLabel
        help={t('pasteHelp', { most: formatNumber(MOST_LINES, lang) })}
        error={missing ? t('pasteFirst') : undefined}
        rows={3}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          if (text !== '') return
          event.preventDefault()
          takeOver(event.clipboardData.getData('text/plain'))
        }}
      />
      <Row gap={8}>
        <Button onClick={() => takeOver(text)}>{t('takeOver')}</Button>
        <Button
          variant="subtle"
          onClick={() => {
            setPasted(undefined)
            setMissing(false)
            onExample()
          }}
        >
          {t('fillExample')}
        </Button>
      </Row>
      {pasted && (
        <Understood
          pasted={pasted}
          onFirst={(lines) => {
            setPasted({ ...pasted, lines })
            onLines(lines)
          }}
        />
      )}
    </Stack>
  )
}

function usePaste(onLines: (lines: Draft[]) => void) {
  const [text, setText] = useState('')
  const [pasted, setPasted] = useState<Pasted>()
  const [missing, setMissing] = useState(false)
  function takeOver(typed: string) {
    const read = parsePasted(typed)
    setMissing(read.lines.length === 0)
    if (read.lines.length === 0) return
    setPasted(read)
    setText('')
    if (read.lines.length <= MOST_LINES) onLines(read.lines)
  }
  return { text, setText, pasted, setPasted, missing, setMissing, takeOver }
}

function Understood({ pasted, onFirst }: { pasted: Pasted; onFirst(lines: Pasted['lines']): void }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const list = new Intl.ListFormat(LOCALES[lang], { type: 'unit' })
  const { lines, headed, unknown } = pasted
  const most = formatNumber(MOST_LINES, lang)
  return (
    <>
      {lines.length > MOST_LINES && (
        <Notice
          tone="bad"
          role="alert"
          title={t('tooMany', { count: formatNumber(lines.length, lang) })}
          action={
            <Button onClick={() => onFirst(lines.slice(0, MOST_LINES))}>{t('takeFirst', { most })}</Button>
          }
        >
          {t('tooManyText', { most })}
        </Notice>
      )}
      {!headed && (
        <Notice tone="warn" role="status">
          {t('noHeadings', {
            columns: list.format(COLUMNS.slice(0, NAMED).map((column) => HEADINGS[column][lang])),
          })}
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice role="status">
          {t('notUsed', { columns: list.format(unknown.map((one) => one.slice(0, 40))) })}
        </Notice>
      )}
    </>
  )
}
