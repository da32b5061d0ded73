import { useWorkOrder } from '../work-order-scope.ts'
import { Mark, useSentence } from './presence-marks.tsx'
import { usePresence } from './use-presence.ts'
import styles from './presence.module.css'

/** In the head of a work order: who else has it open. Told politely to those who hear the page, for it comes by itself. */
export function PresenceLine() {
  const { id } = useWorkOrder().data.workOrder
  const say = useSentence()
  const people = usePresence([id]).get(id) ?? []
  return (
    <div role="status">
      {people.map((person) => (
        <p key={person.id} className={styles.line}>
          <Mark person={person} />
          <span>{say(person)}</span>
        </p>
      ))}
    </div>
  )
}
