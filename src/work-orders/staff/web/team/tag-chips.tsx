import styles from './team.module.css'

type Props = { tags: readonly { id: string; name: string }[]; most?: number }

/** Tags in one line. Of more than fit, how many further ones there are; all of them are in the title. */
export function TagChips({ tags, most = tags.length }: Props) {
  if (tags.length === 0) return null
  const left = tags.length - most
  return (
    <span className={styles.chips} title={tags.map(({ name }) => name).join(' · ')}>
      {tags.slice(0, most).map(({ id, name }) => (
        <bdi key={id} className={styles.chip}>
          {name}
        </bdi>
      ))}
      {left > 0 && <span className={styles.chip}>+{left}</span>}
    </span>
  )
}
