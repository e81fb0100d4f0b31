import { toast } from '#src/ui/feedback/toast.tsx'

/** Copies a text, and shows `done`, or `failed` where the browser refuses the clipboard. Never rejects. */
export async function copyText(text: string, done: string, failed: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(failed)
  }
}
