import type { Page } from '@playwright/test'

/**
 * All data of the site in this browser, as text: storages, databases, caches, and the responses of the service worker, also to
 * requests of `urls`.
 */
export async function scanDevice(page: Page, urls: string[] = []): Promise<string> {
  return [
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    await page.evaluate(readDatabases),
    await page.evaluate(readCaches),
    await page.evaluate(readResponses, urls),
  ].join('\n')
}

// each of these functions runs in the page and cannot use other parts of this file

async function readDatabases() {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const textOf = async (row: unknown) =>
    row instanceof Blob ? `blob of ${row.size}: ${await row.text()}` : JSON.stringify(row)
  const found: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows: unknown[] = await settled(database.transaction(store).objectStore(store).getAll())
      found.push(name, store, ...(await Promise.all(rows.map(textOf))))
    }
    database.close()
  }
  return found.join('\n')
}

/** The cached addresses, each with the response of the worker; only the addresses of code. */
async function readCaches() {
  const found: string[] = []
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const isCode = new URL(url).pathname.startsWith('/assets/')
      const response = isCode ? undefined : await fetch(url).catch(() => undefined)
      found.push(url, (await response?.text()) ?? '')
    }
  }
  return found.join('\n')
}

async function readResponses(urls: string[]) {
  const textOf = (url: string) =>
    // without the HTTP cache, which needs the signed URL of a file
    fetch(url, { cache: 'no-store' }).then(
      (it) => it.text(),
      () => '',
    )
  return (await Promise.all(urls.map(textOf))).join('\n')
}
