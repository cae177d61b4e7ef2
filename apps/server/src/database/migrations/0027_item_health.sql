CREATE TABLE "item_health" (
	"template" text NOT NULL,
	"difficulty" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"tests" text[] NOT NULL,
	"met" integer NOT NULL,
	"left_open" integer NOT NULL,
	"tries" integer NOT NULL,
	"right" integer NOT NULL,
	"typed_tries" integer NOT NULL,
	"typed_right" integer NOT NULL,
	"rested" integer NOT NULL,
	"discrimination" double precision,
	"slips" jsonb NOT NULL,
	"median_seconds" double precision,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_health_template_difficulty_pk" PRIMARY KEY("template","difficulty")
);
--> statement-breakpoint
CREATE TABLE "quarantines" (
	"template" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"question" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"contradicts_key" boolean NOT NULL,
	"slip" text NOT NULL,
	"slip_discrimination" double precision NOT NULL,
	"key_discrimination" double precision NOT NULL,
	"rested" integer NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "errata" (
	"question_id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" uuid,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_roles" (
	"student_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_roles_student_id_role_pk" PRIMARY KEY("student_id","role"),
	CONSTRAINT "student_roles_are_known" CHECK ("student_roles"."role" in ('maintainer', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "student_roles" ADD CONSTRAINT "student_roles_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_in_order" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_of_target" ON "audit_log" USING btree ("target","at");--> statement-breakpoint
CREATE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log can only be added to'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_log"();--> statement-breakpoint
INSERT INTO "errata" ("question_id", "template", "subject", "kind", "raised_at", "withdrawn_at", "decided_at")
SELECT r."question_id", min(r."template"), min(r."question" ->> 'subject'),
	CASE min(r."outcome") WHEN 'corrected' THEN 'wrongKey' WHEN 'voided' THEN 'noneRight' ELSE
		CASE mode() WITHIN GROUP (ORDER BY r."reason") WHEN 'typo' THEN 'wording' WHEN 'unclear_question' THEN 'unclear' WHEN 'missing_context' THEN 'unclear' ELSE 'other' END END,
	min(r."reported_at"), coalesce(min(w."withdrawn_at"), max(r."decided_at")), max(r."decided_at")
FROM "reports" r LEFT JOIN "withdrawals" w ON w."template" = r."template"
WHERE r."outcome" IN ('corrected', 'voided', 'withdrawn') AND NOT EXISTS (
	SELECT FROM "key_corrections" c WHERE c."question_id" = r."question_id"
		AND c."right_answer" = r."question" -> 'options' -> (r."question" ->> 'key')::int ->> 'text')
GROUP BY r."question_id";
