/**
 * The least that a server on this database can do: bare node:http and pg with eight connections. `/progress` runs the very
 * query of the student's progress; `/quiz` reads ten rows with a question each. Arguments: port, the query, its parameters.
 */
import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'pg';

const [port = '', query = '', parameters = '[]'] = process.argv.slice(2);
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const progress = { name: 'progress', text: query, values: JSON.parse(parameters) };
const quiz = { name: 'quiz', text: 'select n, question from bench_questions order by n limit 10' };

createServer((request, response) => {
  request.resume();
  answer(request.url === '/progress' ? progress : quiz, response).catch((error: unknown) =>
    response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1');

async function answer(asked: typeof progress | typeof quiz, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(asked);
  const body = JSON.stringify(asked === progress ? rows[0] : rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
