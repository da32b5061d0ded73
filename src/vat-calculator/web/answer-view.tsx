import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Column } from '../columns.ts'
import { HEADINGS } from '../headings.ts'
import { DISPATCH_NAMES, LIABLE_NAMES, SCHEME_NAMES, STATUS_NAMES } from '../names.ts'
import type { CalculatedLine } from '../contract.ts'
import type { calculatorText } from './calculator.text.ts'
import { citationText } from '#platform/shared/citation.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { formatPercent } from '#platform/shared/format-number.ts'
import { placeName } from './place-names.ts'
import styles from './answer-view.module.css'

const LOOKS: Record<CalculatedLine['status'], BadgeVariant> = {
  JUDGED: 'finished',
  PROVISIONAL: 'info',
  QUESTION: 'dueSoon',
  REFUSED: 'wrong',
  UNREADABLE: 'wrong',
}

/** One line's answer: its treatment, the amounts, who pays, and why. */
export function AnswerView({ answer, onFill }: { answer: CalculatedLine; onFill(column: Column): void }) {
  const lang = useLang()
  const { scheme, status } = answer
  return (
    <div className={styles.answer}>
      <p className={styles.standing}>
        <Badge variant={LOOKS[status]}>{STATUS_NAMES[status][lang]}</Badge>
      </p>
      {scheme && <p className={styles.scheme}>{SCHEME_NAMES[scheme][lang]}</p>}
      {answer.gross && <Figures answer={answer} />}
      {scheme && <Details answer={answer} />}
      <Doubts answer={answer} onFill={onFill} />
      <Why answer={answer} />
    </div>
  )
}

function Figures({ answer }: { answer: CalculatedLine }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const { net, vat, gross } = answer
  if (!net || !vat || !gross) return null
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('netAmount')}</dt>
        <dd>{formatMoney(net, lang)}</dd>
      </div>
      <div className={styles.strong}>
        <dt>{t('vatAmount')}</dt>
        <dd>{formatMoney(vat, lang)}</dd>
      </div>
      <div>
        <dt>{t('grossAmount')}</dt>
        <dd>{formatMoney(gross, lang)}</dd>
      </div>
    </dl>
  )
}

function Details({ answer }: { answer: CalculatedLine }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const { country, rate, owedBy, importRate, destination, acquisition, dispatch, boxes } = answer
  const tooLate = answer.warnings.some(({ code }) => code === 'OSS_CORRECTION_TOO_LATE')
  const reported = useReturnText(answer.return, tooLate)
  const place = (code: string) => placeName(code, lang, t)
  const items = [
    country &&
      rate !== null && {
        key: 'rate',
        label: t('vatOf', { country: place(country) }),
        value: formatPercent(rate, lang),
      },
    owedBy && { key: 'owed', label: t('owedBy'), value: LIABLE_NAMES[owedBy][lang] },
    {
      key: 'return',
      label: t('inReturn'),
      value: boxes.length > 0 ? t('inBoxes', { return: reported, boxes: boxes.join(', ') }) : reported,
    },
    dispatch && {
      key: 'dispatch',
      label: t('atDeparture', { country: place(dispatch.country) }),
      value: [DISPATCH_NAMES[dispatch.treatment][lang], dispatch.box].filter(Boolean).join(' · '),
    },
    importRate !== null && { key: 'import', label: t('importRate'), value: formatPercent(importRate, lang) },
    acquisition && {
      key: 'acquisition',
      label: t('acquisition'),
      value: t('acquisitionText', {
        country: place(acquisition.country),
        rate: formatPercent(acquisition.rate, lang),
        vat: acquisition.vat ? formatMoney(acquisition.vat, lang) : '–',
      }),
    },
    destination && {
      key: 'destination',
      label: t('atDestination'),
      value: t('destinationText', {
        country: place(destination.country),
        scheme: SCHEME_NAMES[destination.scheme][lang],
        rate: formatPercent(destination.rate, lang),
        owedBy: LIABLE_NAMES[destination.owedBy][lang],
      }),
    },
  ]
  return <Facts items={items.filter((item) => typeof item === 'object' && item !== null)} />
}

/** @param tooLate for the one-stop shop: no return is left, only an application to the state's tax office */
function useReturnText(name: string | null, tooLate: boolean): string {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  if (name === null) return t('return_none')
  if (name === 'IOSS') return t('return_ioss')
  const states = (codes: string) =>
    codes
      .split('+')
      .map((code) => placeName(code, lang, t))
      .join(' + ')
  if (tooLate) return t('return_office', { country: states(name) })
  return name.startsWith('OSS:')
    ? t('return_oss', { country: states(name.slice(4)) })
    : t('return_country', { country: states(name) })
}

/** Errors, missing facts and warnings, in that order. */
function Doubts({ answer, onFill }: { answer: CalculatedLine; onFill(column: Column): void }) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <>
      {answer.errors.length > 0 && (
        <Notice tone="bad" title={t('correct')}>
          <Sentences of={answer.errors} onFill={onFill} />
        </Notice>
      )}
      {answer.questions.length > 0 && (
        <Notice tone="warn" title={t('questions')}>
          <Sentences of={answer.questions} onFill={onFill} />
        </Notice>
      )}
      {answer.warnings.map(({ code, text }) => (
        <Notice key={code} tone="info">
          {text}
        </Notice>
      ))}
    </>
  )
}

function Sentences({ of, onFill }: { of: CalculatedLine['questions']; onFill(column: Column): void }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  return (
    <ul className={styles.sentences}>
      {of.map(({ column, text }) => (
        <li key={`${column}${text}`}>
          <span>
            {column && <strong>{HEADINGS[column][lang]}: </strong>}
            {text}
          </span>
          {column && (
            <Button size={32} onClick={() => onFill(column)}>
              {t('answerIt')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Why({ answer }: { answer: CalculatedLine }) {
  const lang = useLang()
  const t = useText<typeof calculatorText>('calculator')
  if (answer.status === 'UNREADABLE') return null
  return (
    <div className={styles.why}>
      <p className={styles.label}>{t('why')}</p>
      <p>{answer.reason}</p>
      {answer.sources.length > 0 && (
        <>
          <p className={styles.label}>{t('sources')}</p>
          <ul className={styles.sources}>
            {answer.sources.map((source) => (
              <li key={source}>{citationText(source, lang)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
