/** The documents a query has found, each with the cost of its best reading; reused from query to query. */
export class Hits {
  readonly documents: Uint32Array
  readonly costs: Int32Array
  count = 0

  constructor(size: number) {
    this.documents = new Uint32Array(size)
    this.costs = new Int32Array(size).fill(notFound)
  }

  add(document: number, cost: number): void {
    const known = this.costs[document]!
    if (known === notFound) this.documents[this.count++] = document
    if (cost < known) this.costs[document] = cost
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.costs[this.documents[i]!] = notFound
    this.count = 0
  }
}

const notFound = 0x7fff_ffff
