/** The JSON body of a response. The test states the shape, and its assertions fail for another one. */
export async function readJson<Body>(response: Response): Promise<Body> {
  return JSON.parse(await response.text())
}
