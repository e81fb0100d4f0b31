/**
 * The page for a device whose app files were cleared by the browser while there is no network to load them again. It
 * is part of the worker, because no other file is left.
 */
export const offlinePage = () =>
  new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

const html = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outpost</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; max-width: 30rem; margin: 15vh auto 0; padding: 0 1.5rem }
p { opacity: 0.8 }
a { color: inherit; font-weight: 600 }
</style>
<h1>Chưa có mạng</h1>
<p>Trình duyệt đã xoá tệp của Outpost trên máy này. Hãy nối mạng một lần để tải lại; dữ liệu còn trên máy vẫn giữ nguyên.</p>
<p lang="en">You are offline, and the browser has cleared Outpost’s files from this device. Connect once to bring them back; your data that is still here stays as it is.</p>
<p><a href="">Thử lại · Try again</a></p>
</html>`
