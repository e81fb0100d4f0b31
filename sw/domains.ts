import { activityDomain } from './activities/domain.ts'
import { backupDomain } from './backup/domain.ts'
import { boardDomain } from './boards/domain.ts'
import { chatDomain } from './chat/domain.ts'
import { companyDomain } from './company/domain.ts'
import { contactDomain } from './contacts/domain.ts'
import { courseDomain } from './courses/domain.ts'
import { dashboardDomain } from './dashboards/domain.ts'
import { diagnosticDomain } from './diagnostics/domain.ts'
import { fileDomain } from './files/domain.ts'
import { guideDomain } from './guides/domain.ts'
import { hubDomain } from './hubs/domain.ts'
import { iconDomain } from './icons/domain.ts'
import { mailDomain } from './mails/domain.ts'
import { messageDomain } from './messages/domain.ts'
import { navigationDomain } from './navigation/domain.ts'
import { noteDomain } from './notes/domain.ts'
import { notificationDomain } from './notifications/domain.ts'
import { pageDomain } from './pages/domain.ts'
import { permissionDomain } from './permissions/domain.ts'
import { preferenceDomain } from './preferences/domain.ts'
import { productDomain } from './products/domain.ts'
import { sampleDomain } from './sample/domain.ts'
import { searchDomain } from './search/domain.ts'
import { sessionDomain } from './session/domain.ts'
import { shopDomain } from './shop/domain.ts'
import { shortcutDomain } from './shortcuts/domain.ts'
import { referenceDataDomain, storageDomain } from './storage/domain.ts'
import { taskDomain } from './tasks/domain.ts'
import { teamDomain } from './team/domain.ts'
import { trashDomain } from './trash/domain.ts'
import { uploadDomain } from './uploads/domain.ts'
import { userDomain } from './user/domain.ts'

/**
 * Every domain of the server. The database, routing, locks, seeds, backup, trash and the worker's chunks are derived
 * from this list.
 */
export const domains = [
  activityDomain,
  backupDomain,
  boardDomain,
  chatDomain,
  companyDomain,
  contactDomain,
  courseDomain,
  dashboardDomain,
  diagnosticDomain,
  fileDomain,
  guideDomain,
  hubDomain,
  iconDomain,
  mailDomain,
  messageDomain,
  navigationDomain,
  noteDomain,
  notificationDomain,
  pageDomain,
  permissionDomain,
  preferenceDomain,
  productDomain,
  sampleDomain,
  searchDomain,
  sessionDomain,
  shopDomain,
  shortcutDomain,
  taskDomain,
  teamDomain,
  trashDomain,
  uploadDomain,
  userDomain,
  storageDomain,
  referenceDataDomain,
] as const
