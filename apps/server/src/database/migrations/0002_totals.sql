CREATE TABLE "correct_runs" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"current" integer NOT NULL,
	"longest" integer NOT NULL,
	"latest_completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"topic" text NOT NULL,
	"quiz_count" integer NOT NULL,
	"score_sum" integer NOT NULL,
	CONSTRAINT "study_days_student_id_day_topic_pk" PRIMARY KEY("student_id","day","topic")
);
--> statement-breakpoint
CREATE TABLE "topic_totals" (
	"student_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"quiz_count" integer NOT NULL,
	"score_sum" integer NOT NULL,
	"best_score" integer NOT NULL,
	"recent_score" integer NOT NULL,
	"perfect_scores" integer NOT NULL,
	"fastest_time" integer,
	"total_questions" integer NOT NULL,
	CONSTRAINT "topic_totals_student_id_topic_pk" PRIMARY KEY("student_id","topic")
);
--> statement-breakpoint
ALTER TABLE "quiz_results" ADD COLUMN "topic" text;--> statement-breakpoint
UPDATE "quiz_results" SET "topic" = "quizzes"."topic" FROM "quizzes" WHERE "quizzes"."id" = "quiz_results"."quiz_id";--> statement-breakpoint
ALTER TABLE "quiz_results" ALTER COLUMN "topic" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "correct_runs" ADD CONSTRAINT "correct_runs_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_totals" ADD CONSTRAINT "topic_totals_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_results_of_topic" ON "quiz_results" USING btree ("student_id","topic","completed_at" desc);