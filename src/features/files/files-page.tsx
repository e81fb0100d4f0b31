import { Outlet } from '@tanstack/react-router'
import { css } from '#styled-system/css'
import { ConflictsProvider } from './conflicts/conflicts-provider.tsx'
import { DownloadTray } from './download/download-tray.tsx'
import { SharedFilesLayer } from './shared/shared-files-layer.tsx'
import { UploadTray } from './upload/upload-tray.tsx'
import { UploadsProvider } from './upload/uploads-provider.tsx'

/** A folder, and below it the files that are being sent. These stay while the user goes from folder to folder. */
export const FilesPage = () => (
  <ConflictsProvider>
    <UploadsProvider>
      <div className={frame}>
        <Outlet />
        <UploadTray />
        <DownloadTray />
      </div>
      <SharedFilesLayer />
    </UploadsProvider>
  </ConflictsProvider>
)

const frame = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  _print: { display: 'block' },
})
