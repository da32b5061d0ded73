import { Fragment } from 'react'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { GroupField, Section } from '#forms/engine/model/template.ts'
import { Card } from '#platform/ui/card.tsx'
import { FieldGrid } from './fields/field-view.tsx'
import { GroupIntro } from './fields/group-intro.tsx'
import { GroupView } from './fields/group-view.tsx'
import { blocksOf } from './form-model.ts'
import styles from './form-view.module.css'

/** One step: fields in cards, the rows of a group in cards of their own. */
export function SectionView({ section, fields }: { section: Section; fields: readonly EvaluatedField[] }) {
  const own = fields.filter((entry) => entry.sectionKey === section.key && hasSomethingToShow(entry))
  return (
    <div className={styles.section}>
      {blocksOf(own).map((block) => {
        const [first] = block
        if (!first) return null
        if (first.field.type === 'group')
          return (
            <Fragment key={first.path}>
              <GroupIntro group={first.field} section={section} />
              <GroupView entry={first as EvaluatedField & { field: GroupField }} entries={own} />
            </Fragment>
          )
        return (
          <Card key={first.path} as="div">
            <FieldGrid entries={block} />
          </Card>
        )
      })}
    </div>
  )
}

/** An empty sum takes no space. */
function hasSomethingToShow({ visible, field, value }: EvaluatedField): boolean {
  return visible && (field.type !== 'computed' || value !== undefined)
}
