import { use, useState, type FormEvent } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { askForAuthorityLetter, type WholeAuthorityLetter } from '../contract.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'
import { SeenLetterContext, useLetterMove } from './use-letter-move.ts'

type Paper = { key: number; en: string; zh: string }
let lastKey = 0
const newPaper = (): Paper => ({ key: ++lastKey, en: '', zh: '' })
const isWhole = ({ en, zh }: Paper) => en.trim() !== '' && zh.trim() !== ''

/** One act: the query is recorded at its step, and the seller is asked for papers before the authority's day. */
export function AskForm({ letter }: { letter: WholeAuthorityLetter }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { revision } = use(SeenLetterContext)
  const { act, summaryEn, summaryZh } = letter
  const [papers, setPapers] = useState<readonly Paper[]>(() => [newPaper()])
  const [dueAt, setDueAt] = useState(act?.sellerBy ?? '')
  const [isTried, setTried] = useState(false)
  const ask = useLetterMove(askForAuthorityLetter, {
    done: t('asked'),
    onDone: () => {
      setPapers([newPaper()])
      setTried(false)
    },
  })
  if (letter.stopped) return <p className={styles.act}>{t(`stopped_${letter.stopped}`)}</p>
  if (!act || !summaryEn || !summaryZh) return <p className={styles.act}>{t('needsSorting')}</p>
  const whole = papers.filter(isWhole)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const seen = { id: letter.id, revision, workOrderRevision: act.revision }
    if (whole.length > 0) ask.run({ ...seen, papers: whole.map(({ en, zh }) => ({ en, zh })), dueAt })
  }
  return (
    <form noValidate className={styles.act} onSubmit={onSubmit}>
      <h2>{t('oneAct')}</h2>
      <p className={styles.small}>{t('oneActText')}</p>
      <Papers
        papers={papers}
        onChange={setPapers}
        error={isTried && whole.length === 0 ? t('papersMissing') : undefined}
      />
      <TextField
        label={t('sellerBy')}
        type="date"
        value={dueAt}
        error={ask.errors['dueAt']}
        onChange={({ target }) => {
          setDueAt(target.value)
          ask.clear('dueAt')
        }}
      />
      <b>{t('sellerReads')}</b>
      <p className={styles.reads} lang="zh">
        {summaryZh}
      </p>
      <p className={styles.reads} lang="en">
        {summaryEn}
      </p>
      <Row gap={12}>
        <Button type="submit" variant="primary" loading={ask.pending}>
          {t('ask', { count: Math.max(1, whole.length) })}
        </Button>
      </Row>
    </form>
  )
}

const MOST_PAPERS = 10

function Papers(props: {
  papers: readonly Paper[]
  onChange: (papers: readonly Paper[]) => void
  error: string | undefined
}) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { papers, onChange, error } = props
  const set = (at: number, more: Partial<Paper>) =>
    onChange(papers.map((paper, index) => (index === at ? { ...paper, ...more } : paper)))
  return (
    <>
      {papers.map((paper, index) => (
        <div key={paper.key} className={styles.pair}>
          <TextField
            label={t('paperEn', { count: index + 1 })}
            maxLength={120}
            value={paper.en}
            error={index === 0 ? error : undefined}
            onChange={({ target }) => set(index, { en: target.value })}
          />
          <TextField
            label={t('paperZh', { count: index + 1 })}
            maxLength={120}
            value={paper.zh}
            onChange={({ target }) => set(index, { zh: target.value })}
          />
        </div>
      ))}
      {papers.length < MOST_PAPERS && (
        <Row gap={12}>
          <Button size={32} onClick={() => onChange([...papers, newPaper()])}>
            {t('addPaper')}
          </Button>
        </Row>
      )}
    </>
  )
}
