/**
 * Returns the time of arrival: "Nov 20, 10:02 AM", in Vietnamese "20/11, 10:02".
 * spec: product.md section 9, the notification time is `MMM dd, h:mm a`
 */
export function formatTimestamp(time: string, locale: string): string {
  const date = new Date(time)
  const parts = Object.fromEntries(
    (locale === 'vi' ? vietnamese : english).formatToParts(date).map(({ type, value }) => [type, value]),
  )
  const { month, day, hour, minute, dayPeriod } = parts
  return locale === 'vi'
    ? `${day}/${month}, ${hour}:${minute}`
    : `${month} ${day}, ${hour}:${minute} ${dayPeriod}`
}

const english = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const vietnamese = new Intl.DateTimeFormat('vi', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
