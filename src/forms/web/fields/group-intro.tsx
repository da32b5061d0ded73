import type { GroupField, Section } from '#forms/engine/model/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { useLang } from '#platform/web/text.ts'
import styles from './group-view.module.css'

/**
 * What the rows below are, and how to fill them in; a group that fills its whole section is already named by
 * it.
 */
export function GroupIntro({ group, section }: { group: GroupField; section: Section }) {
  const lang = useLang()
  const label = pickText(group.label, lang)
  const isWholeSection = label === pickText(section.title, lang)
  if (isWholeSection && !group.help) return null
  return (
    <div className={styles.intro}>
      {!isWholeSection && <h2 className={styles.title}>{label}</h2>}
      {group.help && <p className={styles.introHelp}>{pickText(group.help, lang)}</p>}
    </div>
  )
}
