import { Flag } from '#platform/ui/flag.tsx'
import {
  IconArrowRight,
  IconFileText,
  IconInfoCircle,
  IconList,
  IconReceipt,
  IconShieldCheck,
  IconShoppingCart,
} from '#platform/ui/icons.ts'
import type { Found } from './found.ts'
import { markedParts } from './marked.ts'
import styles from './palette.module.css'

const ICONS: Readonly<Record<string, typeof IconList>> = {
  WORK_ORDER: IconList,
  ORDER: IconReceipt,
  DECLARATION: IconFileText,
  NUMBER: IconShieldCheck,
  DOCUMENT: IconFileText,
  SERVICE: IconShoppingCart,
  HELP: IconInfoCircle,
}

/** One result: what it is, what it is called, what tells it from others; what was typed is marked. */
export function ResultRow({ found, typed }: { found: Found; typed: string }) {
  const { kind, title, detail, number, country } = found
  const Icon = ICONS[kind] ?? IconArrowRight
  return (
    <>
      <span className={styles.icon}>{country ? <Flag code={country} /> : <Icon size={18} />}</span>
      <span className={styles.texts}>
        <span className={styles.name}>
          <Marked text={title} typed={typed} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Marked text={detail} typed={typed} />
          </span>
        )}
      </span>
      {number && (
        <span className={styles.number}>
          <Marked text={number} typed={typed} />
        </span>
      )}
    </>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
