type Details = Record<string, unknown>

/** A line of the trail stays for years and is never changed: no caller's list makes it as long as a request may be. */
const MOST_BYTES = 8_192

/** Details that fit into a line, in their order; `cut` says how many do not, and how long all of them were. */
export function limitDetails(details: Details): Details {
  const size = bytesOf(details)
  if (size <= MOST_BYTES) return details
  const fitting: Details = {}
  let left = MOST_BYTES
  let keys = 0
  for (const [key, value] of Object.entries(details)) {
    const needed = bytesOf({ [key]: value })
    if (needed > left) keys += 1
    else {
      fitting[key] = value
      left -= needed
    }
  }
  return { ...fitting, cut: { keys, bytes: size } }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
