import { join } from 'node:path'
import type { Config } from './config.ts'
import { type FileStore, openFolderStore } from './file-store.ts'

/** Opens the configured file store: an S3 bucket, or a folder in DATA_DIR. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = config
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  // readConfig has checked that all of them are set or none
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey)
    return openFolderStore(join(config.DATA_DIR, 'media'))
  const { openS3Store } = await import('./s3-file-store.ts')
  const temporaryFolder = join(config.DATA_DIR, 'uploads')
  return openS3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }, temporaryFolder)
}
