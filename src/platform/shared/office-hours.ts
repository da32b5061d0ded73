/** `9:00–17:00` from the setting `09:00-17:00`. */
export function hoursText(hours: string): string {
  return hours
    .split('-')
    .map((time) => time.replace(/^0/, ''))
    .join('–')
}
