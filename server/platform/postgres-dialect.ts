import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

/** A PostgreSQL dialect whose transactions begin with `statements()`, in the same round trip. */
export class LimitedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #statements: () => string

  constructor(config: PostgresDialectConfig, statements: () => string) {
    super(config)
    this.#config = config
    this.#statements = statements
  }

  override createDriver() {
    return new LimitedPostgresDriver(this.#config, this.#statements)
  }
}

class LimitedPostgresDriver extends PostgresDriver {
  readonly #statements: () => string

  constructor(config: PostgresDialectConfig, statements: () => string) {
    super(config)
    this.#statements = statements
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const statements = this.#statements()
    if (statements === '') return super.beginTransaction(connection, settings)
    if (settings.isolationLevel || settings.accessMode)
      throw new Error('A transaction with limits has the default isolation level.')
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${statements}`))
    } catch (error) {
      // it can have begun
      await this.rollbackTransaction(connection)
      throw error
    }
  }

  /** A failed rollback, for which the driver closes the connection, must not hide the error of the statement. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection as never).catch(() => {})
  }
}
