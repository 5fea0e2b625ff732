import { createHash } from "node:crypto";
import { fastify as createServer } from "fastify";
import pg from "pg";

/** The minimum that could answer a customer's upcoming orders: Fastify, pg, and the two statements that the API makes. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 30 });
const [session, orders] = JSON.parse(process.env.STATEMENTS!) as { readonly name: string; readonly text: string }[];
const fastify = createServer({ logger: false });

fastify.get("/ids", async (request) => {
  const id = request.headers.cookie!.split("=")[1]!;
  const found = await pool.query({ ...session!, values: [createHash("sha256").update(id).digest("hex"), "client"] });
  const { rows } = await pool.query({ ...orders!, values: [found.rows[0].subject_id, process.env.SINCE, "delivered"] });
  return { orderIds: rows.map(({ key }) => key) };
});

await fastify.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write("ready\n");
