CREATE TABLE "key_corrections" (
	"question_id" text PRIMARY KEY NOT NULL,
	"question_text" text NOT NULL,
	"right_answer" text,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"regraded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"right_answer" text,
	"score_before" integer NOT NULL,
	"score_after" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"template" text NOT NULL,
	"question" jsonb NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"checks" jsonb NOT NULL,
	"contradicts_key" boolean NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_questions" (
	"student_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"question" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_questions_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"template" text PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("quiz_id","question_id");--> statement-breakpoint
CREATE INDEX "notices_of_student" ON "notices" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE INDEX "open_reports" ON "reports" USING btree ("template") WHERE "reports"."outcome" is null;--> statement-breakpoint
CREATE INDEX "reports_of_question" ON "reports" USING btree ("question_id");